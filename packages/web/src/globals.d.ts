// What the build puts in.

/** The version of the root package. */
declare const __VERSION__: string
