import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkTo, type RenderReport, RenderProvider, type WireLink } from '#src/render/index.ts';
import { deepLinks } from './index.ts';

function follow(link: WireLink) {
  const report = vi.fn<(entry: RenderReport) => void>();
  const ports = { links: deepLinks, allowedHosts: ['help.example.com'], report };
  render(
    <MemoryRouter>
      <RenderProvider ports={ports}>
        <LinkTo link={link} of="menu">
          Go
        </LinkTo>
      </RenderProvider>
    </MemoryRouter>,
  );
  return report.mock.calls.map(([{ nodeId, kind, reason }]) => `${nodeId} ${kind} ${reason}`);
}

afterEach(cleanup);

describe('a control with a deep link', () => {
  it.each<readonly [WireLink, string]>([
    [{ __typename: 'AccountMenuDeepLink', canonicalUrl: '/me/wallet/deposit' }, '/account/wallet/deposit'],
    [{ __typename: 'ContactSupportDeepLink', topic: null }, '/account/help'],
    [{ __typename: 'ReceiptDeepLink', receiptId: 'txn-1' }, '/account/wallet/receipt/txn-1'],
    [{ __typename: 'WebPageDeepLink', url: 'https://help.example.com/a', opensNewWindow: false }, 'https://help.example.com/a'],
  ])('a control with the link %j leads to %s', (link, address) => {
    expect(follow(link)).toEqual([]);
    expect(screen.getByRole('link', { name: /^Go\b/ }).getAttribute('href')).toBe(address);
  });

  it.each<WireLink>([
    { __typename: 'AccountMenuDeepLink', canonicalUrl: '/me/unheard_of' },
    { __typename: 'IdentityDeepLink', page: 'logout' },
    { __typename: 'WebPageDeepLink', url: 'http://help.example.com/a', opensNewWindow: true },
    { __typename: 'WebPageDeepLink', url: 'https://user@help.example.com/', opensNewWindow: true },
    { __typename: 'FutureDeepLink' },
    { __typename: 'constructor' },
  ])('a control with the unmapped link %j is reported and not drawn', (link) => {
    expect(follow(link)).toEqual([`menu ${link.__typename} unmapped-link`]);
    expect(screen.queryByText('Go')).toBeNull();
  });
});
