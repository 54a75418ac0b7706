import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileMessages } from '#tests/support/hostileMessages.ts';
import { parseFrameMessage } from './messages.ts';

it('checklist 49: any message of a framed page parses to a theme request, a valid height, or null', () => {
  const good = [{ type: 'theme-asked' }, { type: 'height', height: 400 }];
  for (const message of good) expect(parseFrameMessage(message)).toEqual(message);
  fc.assert(
    fc.property(hostileMessages(good), (data) => {
      const told = parseFrameMessage(data);
      if (told === null) return;
      if (told.type === 'theme-asked') expect(Object.keys(told)).toEqual(['type']);
      else expect(Number.isInteger(told.height) && told.height > 0 && told.height < 10_000).toBe(true);
    }),
  );
});
