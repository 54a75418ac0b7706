import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand, showShell } from '#tests/support/shell.tsx';
import { HelpMark } from './HelpMark.tsx';

test('a mark that leads to this site is followed without a new page', async () => {
  const { user, address } = showShell(<HelpMark id="help" label="Help" url="/account/help?topic=time" />);
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(address()).toBe('/account/help?topic=time');
});

test('a mark that leads elsewhere says so, and one that may not be followed is no link', () => {
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
