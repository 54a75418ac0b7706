import { describe, expect, it } from 'vitest';
import { contactSupport } from './ContactSupport.ts';

const link = (topic: string | null) => ({ __typename: 'ContactSupportDeepLink', topic }) as const;

describe('a link to help', () => {
  it.each([
    [null, '/account/help'],
    ['deposits', '/account/help?topic=deposits'],
  ])('%s leads to %s, and is read back', (topic, address) => {
    expect(contactSupport.path(link(topic))).toBe(address);
    expect(contactSupport.parse(address)).toEqual(link(topic));
  });

  it.each(['', 'a b', '<script>'])('%j leads nowhere', (topic) => expect(contactSupport.path(link(topic))).toBeNull());

  it.each(['/account/help?topic=', '/help'])('%s is no such address', (address) => expect(contactSupport.parse(address)).toBeNull());
});
