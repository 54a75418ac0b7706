import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileMessages } from '#tests/support/hostileMessages.ts';
import { chatWordIn } from './chatWords.ts';

it('checklist 49: any chat message parses to a known message with valid fields, or to null', () => {
  const good = [{ type: 'theme-asked' }, { type: 'chat-close-asked' }, { type: 'chat-unread', count: 3 }];
  for (const message of good) expect(chatWordIn(message)).toEqual(message);
  fc.assert(
    fc.property(hostileMessages(good), (data) => {
      const word = chatWordIn(data);
      if (word === null) return;
      if (word.type === 'chat-unread') expect(Number.isSafeInteger(word.count) && word.count >= 0).toBe(true);
      else expect(good).toContainEqual(word);
    }),
  );
});
