// Stands in for @formatjs/icu-skeleton-parser in the built page: no message here has a skeleton (`{n, number, ::currency}`),
// and without the tables for them the page is smaller. A test looks that it stays so.

const none = (): never => {
  throw new Error('messages of the page have no skeletons: see packages/web/build/no-skeletons.ts')
}

export { none as parseDateTimeSkeleton, none as parseNumberSkeleton, none as parseNumberSkeletonFromString }
