/** The least environment variables for a start in production, with the brands `one` and `two`. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  BRAND_SITES: 'one=https://one.example two=https://two.example',
  CONSOLE_SITE: 'https://desk.example',
  MAIL_URL: 'https://mail.example',
  MAIL_SECRET: 's',
  MAIL_FROM: 'care@one.example',
  PERSON_KEYS: 'a secret of persons of more than 32'.replaceAll(' ', '-'),
  SCANNER_URL: 'tcp://scanner.example',
  DATA_DIR: '/var/linemaker',
  DATABASE_URL: 'postgres://linemaker@database.example/linemaker',
};
