import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LinkTo, RenderProvider, type WireLink } from '#src/render/index.ts';
import { deepLinks } from './index.ts';

const away = (opensNewWindow: boolean): WireLink => ({ __typename: 'WebPageDeepLink', url: 'https://help.example.com/a', opensNewWindow });
const home: WireLink = { __typename: 'ContactSupportDeepLink', topic: null };

function follow(link: WireLink, name?: string) {
  render(
    <MemoryRouter>
      <RenderProvider ports={{ links: deepLinks, allowedHosts: ['help.example.com'], report: () => undefined }}>
        <LinkTo link={link} of="menu" {...(name === undefined ? {} : { 'aria-label': name })}>
          Go
        </LinkTo>
      </RenderProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

it('checklist 61: the external-link icon has its space before its picture loads', async () => {
  // Resets modules, because an earlier test file may have loaded the icon.
  vi.resetModules();
  const { LeavesSite } = await import('#src/ui/LeavesSite.tsx');
  const { container } = render(<LeavesSite opensNewTab={false} />);
  const place = container.querySelector('[aria-hidden="true"]');
  expect(place?.childElementCount).toBe(0);
  await waitFor(() => expect(place?.querySelector('svg')).not.toBeNull());
  expect(container.querySelector('[aria-hidden="true"]')).toBe(place);
});

it.each([
  [away(false), undefined, 'Go (leaves this site)', null],
  [away(true), undefined, 'Go (leaves this site, opens in a new tab)', '_blank'],
  [away(true), 'Help of the vendor', 'Help of the vendor (leaves this site, opens in a new tab)', '_blank'],
])('checklist 61: a link to another site is marked by an icon and its accessible name: %j', async (link, label, name, target) => {
  const drawn = follow(link, label);
  expect(await screen.findByRole('link', { name })).toBe(drawn);
  expect([drawn.getAttribute('rel'), drawn.getAttribute('target')]).toEqual(['noopener noreferrer', target]);
  await waitFor(() => expect(drawn.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThan(0));
});

it('checklist 61: a link within the site has no external-link mark', () => {
  const drawn = follow(home);
  expect([drawn.textContent, drawn.querySelector('[aria-hidden]'), drawn.getAttribute('target')]).toEqual(['Go', null, null]);
});
