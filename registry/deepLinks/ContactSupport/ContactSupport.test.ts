import { describe, expect, it } from 'vitest';
import { contactSupport } from './ContactSupport.ts';

const link = (topic: string | null) => ({ __typename: 'ContactSupportDeepLink', topic }) as const;

describe('a link to help', () => {
  it.each([
    [null, '/account/help'],
    ['deposits', '/account/help?topic=deposits'],
  ])('a help link for %s leads to %s and is read back', (topic, address) => {
    expect(contactSupport.path(link(topic))).toBe(address);
    expect(contactSupport.parse(address)).toEqual(link(topic));
  });

  it.each(['', 'a b', '<script>'])('a help link for %j has no path', (topic) => expect(contactSupport.path(link(topic))).toBeNull());

  it.each(['/account/help?topic=', '/help'])('the path %s is not a help address', (address) =>
    expect(contactSupport.parse(address)).toBeNull(),
  );
});
