import { t } from './t.ts';

export type CountryForm = {
  readonly leastAge: number;
  readonly postalCode: {
    readonly label: string;
    readonly shape: RegExp;
    readonly inputMode: 'numeric' | 'text';
    readonly problem: string;
    readonly write: (typed: string) => string;
  };
  /** Last four digits of the tax number; null if the law requires none. */
  readonly taxNumber: { readonly label: string; readonly hint: string; readonly isOptional: boolean } | null;
};

/**
 * Countries of accounts (product §5), with the highest minimum age of their regions. Postal codes follow USPS Publication 28 and the Canada
 * Post Addressing Guidelines, without D, F, I, O, Q and U. 31 CFR 1021.410(a) requires a tax number in the United States; Canadian law
 * requires none.
 */
export const countryForms = {
  CA: {
    leastAge: 19,
    postalCode: {
      label: t`Postal code`,
      shape: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
      inputMode: 'text',
      problem: t`Please enter a postal code such as M5V 3L9`,
      write: (typed) => typed.toUpperCase().replace(/^(\S{3}) ?/, '$1 '),
    },
    taxNumber: null,
  },
  US: {
    leastAge: 21,
    postalCode: {
      label: t`ZIP code`,
      shape: /^\d{5}(?:-\d{4})?$/,
      inputMode: 'numeric',
      problem: t`Please enter a ZIP code such as 07102`,
      write: (typed) => typed,
    },
    taxNumber: {
      label: t`Last 4 digits of your Social Security number`,
      hint: t`By law, we need it to confirm who you are. We keep it encrypted.`,
      isOptional: false,
    },
  },
} as const satisfies Readonly<Record<string, CountryForm>>;

/**
 * Regions whose form differs from their country's. In New Jersey, the last four digits are optional (N.J.A.C. 13:69O-1.3(b)1.iii); asking
 * for them satisfies 31 CFR 1021.410(a).
 */
const regionForms: Readonly<Record<string, Partial<CountryForm>>> = {
  'US-NJ': {
    taxNumber: {
      label: t`Last 4 digits of your Social Security number (optional)`,
      hint: t`It helps us confirm who you are. We keep it encrypted.`,
      isOptional: true,
    },
  },
};

/** Form of a region like `US-NJ` or a country like `US`; null if no accounts can be opened there. */
export function countryFormOf(region: string): CountryForm | null {
  const country = region.slice(0, 2);
  return country === 'CA' || country === 'US' ? { ...countryForms[country], ...regionForms[region] } : null;
}

/** North American numbers: area code and exchange begin with 2 to 9. */
const PHONE = /^1?([2-9]\d{2}[2-9]\d{6})$/;

/** Formats `+12015550123`; null if the number is not North American. Does not check that the area code exists. */
export function phoneOf(typed: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return null;
  const number = PHONE.exec(typed.replaceAll(/\D/g, ''))?.[1];
  return number === undefined ? null : `+1${number}`;
}
