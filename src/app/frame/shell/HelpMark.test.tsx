import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand, showShell } from '#tests/support/shell.tsx';
import { HelpMark } from './HelpMark.tsx';

test('a logo that links within the site is followed without a page load', async () => {
  const { user, address } = showShell(<HelpMark id="help" label="Help" url="/account/help?topic=time" />);
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(address()).toBe('/account/help?topic=time');
});

test('a logo that links elsewhere says so, and one with an unlisted host is no link', () => {
  const elsewhere = `https://${brand.linkHosts[0] ?? ''}/`;
  showShell(
    <>
      <HelpMark id="a" label="Council" url={elsewhere} />
      <HelpMark id="b" label="Nobody" url="https://unknown.example.com/" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Council (leaves this site)' }).getAttribute('href')).toBe(elsewhere);
  expect(screen.getByText('Nobody').closest('[href]')).toBeNull();
});
