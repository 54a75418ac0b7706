import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { phoneOf } from '#src/shared/text/countryForms.ts';

export function isRealPhone(typed: string): boolean {
  const number = phoneOf(typed);
  return number !== null && isValidPhoneNumber(number);
}
