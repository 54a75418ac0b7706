export {
  type HalfPoints,
  halfPointsProblem,
  type HalfPointTerms,
  hasPrices,
  mostPoints,
  readCashOutKept,
  readHalfPoints,
  termsOfLines,
  writeCashOutKept,
  writeHalfPoints,
} from './pricingTerms.ts';
