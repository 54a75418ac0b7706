import { t } from './t.ts';

export function isEmail(text: string): boolean {
  const [local = '', host = '', ...more] = text.split('@');
  const isPlain = (part: string): boolean => part.length > 0 && !/[\s<>()",;:\\]/.test(part);
  return (
    more.length === 0 &&
    text.length <= 254 &&
    isPlain(local) &&
    isPlain(host) &&
    host.split('.').length > 1 &&
    host.split('.').every(Boolean)
  );
}

/** Error text; null if the email is valid (product §5). */
export function emailProblem(text: string): string | null {
  if (text === '') return t`Please enter your email`;
  return isEmail(text) ? null : t`Please enter a valid email`;
}
