import type { MaintenanceGate } from '#server/api/maintenanceGate.ts';
import { defineCommand } from '../command.ts';
import type { Fields } from '../fields.ts';

const MOST_SECONDS = 3_600;
const BY = ['header', 'content', 'off'] as const;

// Printable ASCII, because these texts are sent in headers.
const ASCII = /^[\x20-\x7e]{1,256}$/;

function text(fields: Fields, name: string): string | null {
  if (!fields.has(name)) return null;
  const value = fields.text(name);
  if (!ASCII.test(value)) fields.problems.push(`${name} has 1 to 256 printable ASCII characters.`);
  return value;
}

/** Accepts only paths of this site. The content security policy forbids other images. */
function picture(fields: Fields): string | null {
  const url = text(fields, 'imageUrl');
  if (url !== null && !/^\/(?![/\\])/.test(url)) fields.problems.push('imageUrl is a path of this site, as /closed.svg.');
  return url;
}

const seconds = (fields: Fields): number | null =>
  fields.has('refreshIntervalSeconds') ? fields.whole('refreshIntervalSeconds', 1, MOST_SECONDS) : null;

export const maintenance = defineCommand({
  path: 'maintenance',
  about:
    'Closes the house to players: by header (every call answers 503), by content (the startup answer says so), or off. title, message, imageUrl, link, label and refreshIntervalSeconds are what pages show.',
  fields: ['by', 'title', 'message', 'imageUrl', 'link', 'label', 'refreshIntervalSeconds'],
  read: (fields): MaintenanceGate => {
    const by = BY.find((each) => each === fields.text('by'));
    if (by === undefined) fields.problems.push(`by must be one of ${BY.join(', ')}.`);
    const notice = {
      title: text(fields, 'title'),
      message: text(fields, 'message'),
      imageUrl: picture(fields),
      link: text(fields, 'link'),
      label: text(fields, 'label'),
      refreshIntervalSeconds: seconds(fields),
    };
    return by === 'header' || by === 'content' ? { state: by === 'header' ? 'closed' : 'announced', notice } : { state: 'open' };
  },
  run: ({ doors }, next) => {
    doors.set(next);
    return next;
  },
});

export const waitingRoom = defineCommand({
  path: 'waiting-room',
  about:
    'Has visitors wait (on): their calls answer 202; who is logged in goes on. message is what they read, refreshIntervalSeconds when their pages ask again.',
  fields: ['on', 'message', 'refreshIntervalSeconds'],
  read: (fields): MaintenanceGate => {
    const refreshIntervalSeconds = seconds(fields);
    const message = text(fields, 'message');
    return fields.flag('on') ? { state: 'queue', refreshIntervalSeconds, message } : { state: 'open' };
  },
  run: ({ doors }, next) => {
    doors.set(next);
    return next;
  },
});
