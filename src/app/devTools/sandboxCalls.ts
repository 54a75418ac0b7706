import { isPlainObject, hasTexts, membersOf, textsIn } from '#src/shared/values/plainObject.ts';

export type Command = { readonly path: string; readonly about: string; readonly fields: readonly string[] };
export type Mail = { readonly to: string; readonly subject: string; readonly body: string; readonly sentAt: string };

const isCommand = (value: unknown): value is Command =>
  hasTexts(value, ['path', 'about']) && Array.isArray(value['fields']) && value['fields'].every((field) => typeof field === 'string');
const isMail = (value: unknown): value is Mail => hasTexts(value, ['to', 'subject', 'body', 'sentAt']);

const listIn = <T>(body: unknown, name: string, is: (value: unknown) => value is T): readonly T[] | null => {
  const list = isPlainObject(body) ? body[name] : null;
  return Array.isArray(list) && list.every(is) ? list : null;
};

export const commandsIn = (body: unknown): readonly Command[] | null => listIn(body, 'commands', isCommand);

export const mailsIn = (body: unknown): readonly Mail[] | null => listIn(body, 'mails', isMail);

export function placesIn(body: unknown): readonly string[] {
  return textsIn(membersOf(body)['places']);
}

export function placeIn(body: unknown): string | null {
  if (!isPlainObject(body) || !('region' in body)) return null;
  const { region, position } = body;
  const who = 'playerId' in body ? 'You are' : 'Everybody is';
  if (position === null) return `${who} where the browser says.`;
  return typeof region === 'string' ? `${who} in ${region} now.` : `${who} outside of all regions now.`;
}

export function registerIn(body: unknown): string | null {
  if (!isPlainObject(body) || typeof body['fault'] !== 'string' || typeof body['changes'] !== 'number') return null;
  const { fault, changes } = body;
  return `The register of excluded persons ${fault === 'none' ? 'answers' : `fails: ${fault}`}. Changes since the start: ${changes}.`;
}

export function clockIn(body: unknown): string | null {
  if (!isPlainObject(body) || typeof body['offsetSeconds'] !== 'number' || typeof body['endedSessions'] !== 'number') return null;
  const { offsetSeconds, endedSessions } = body;
  return `The server clock is ${offsetSeconds} s ahead. Sessions that ended by it: ${endedSessions}.`;
}
