import { expect } from 'playwright/test';
import { sandbox } from './sandbox.ts';

type Mail = { readonly subject: string; readonly body: string };

/** Returns mails, newest first. */
export const mailsTo = async (to: string): Promise<readonly Mail[]> =>
  (await sandbox<{ readonly mails: readonly Mail[] }>('mail', { to })).mails;

/** Returns the code in the newest mail, after one has arrived. */
export async function codeSentTo(to: string): Promise<string> {
  const read = async (): Promise<string> => /^\d{8}/.exec((await mailsTo(to))[0]?.subject ?? '')?.[0] ?? '';
  await expect.poll(read).not.toBe('');
  return read();
}
