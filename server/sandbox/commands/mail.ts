import { mailsTo } from '#server/platform/mail/sandboxMails.ts';
import { defineCommand } from '../command.ts';

export const mail = defineCommand({
  path: 'mail',
  about: 'Answers what an address would have been sent, newest first. Nothing is sent anywhere.',
  fields: ['to'],
  read: (fields) => ({ to: fields.text('to') }),
  run: async (deps, { to }) => ({ mails: await mailsTo(deps, to) }),
});
