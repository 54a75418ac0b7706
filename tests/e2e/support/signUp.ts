import type { Page } from 'playwright/test';
import { codeSentTo } from './mails.ts';

export const SIGN_UP_PASSWORD = 'tall giraffe 9';

/** Creates a random person, because one who resembles an earlier one must wait for an operator. Names have no digits. */
export const newPerson = () => {
  const [year = 0, month = 0, day = 0, ...letters] = crypto.getRandomValues(new Uint8Array(13));
  return {
    lastName: String.fromCodePoint(...letters.map((letter) => 97 + (letter % 26))),
    bornOn: [1940 + (year % 60), 1 + (month % 12), 1 + (day % 28)].map((part) => String(part).padStart(2, '0')).join('-'),
  };
};

const onward = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' });

export type SignUpOptions = { readonly email: string; readonly lastName: string };

export async function fillSignUp(page: Page, { email, lastName }: SignUpOptions): Promise<void> {
  await page.goto('/signup');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill(SIGN_UP_PASSWORD);
  await onward(page).click();
  await main.getByLabel('State or province').selectOption({ label: 'New Jersey' });
  await main.getByLabel('Street address').fill('12 Market Street');
  await main.getByLabel('City').fill('Newark');
  await main.getByLabel('ZIP code').fill('07102');
  await main.getByLabel('Phone').fill('(201) 555-0123');
  await onward(page).click();
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill(lastName);
  await main.getByLabel('Date of birth').fill('1990-12-10');
  await main.getByLabel('Last 4 digits of your Social Security number').fill('1234');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Sign Up' }).click();
}

export async function enterMailedCode(page: Page, email: string): Promise<void> {
  await page
    .getByRole('main')
    .getByLabel('Code')
    .fill(await codeSentTo(email));
}
