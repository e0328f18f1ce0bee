// A figure with decimals as the language of the page writes it: 2.5, 2,5.

export const decimal = (n: number, digits = 1): string =>
  n.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
