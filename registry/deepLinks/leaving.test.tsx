import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { BrandProvider } from '#src/brand/context.tsx';
import { AuthoredFallback } from '#src/render/AuthoredFallback.tsx';
import { LinkTo, ListedHostsAlone, RenderProvider } from '#src/render/index.ts';

import { deepLinks } from './index.ts';

const ports = { links: deepLinks, allowedHosts: ['help.example.com'] };
const to = (url: string) => ({ __typename: 'WebPageDeepLink' as const, url, opensNewWindow: false });

function page(url: string, { onFollow, other = 'https://other.test/' }: { readonly onFollow?: () => void; readonly other?: string } = {}) {
  render(
    <BrandProvider brand={brand}>
      <MemoryRouter>
        <RenderProvider ports={ports}>
          <LinkTo link={to(url)} of="menu" {...(onFollow === undefined ? {} : { onFollow })}>
            Go
          </LinkTo>
          <LinkTo link={to(other)} of="menu">
            Other
          </LinkTo>
          <Link to="/live">Live</Link>
        </RenderProvider>
      </MemoryRouter>
    </BrandProvider>,
  );
  return userEvent.setup();
}

const opener = () => screen.getByRole('button', { name: /^Go\b/, hidden: true });
const asked = () => screen.findByRole('dialog', { name: /^You are leaving / });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(cleanup);

describe('a link to a host that the brand does not list', () => {
  it('leaving for an unlisted host names it in full, and Continue opens a new tab without an opener', async () => {
    const onFollow = vi.fn<() => void>();
    const user = page('https://www.elsewhere.test:8443/help.example.com?to=us#a', { onFollow });
    expect(screen.queryByRole('link', { name: /^Go\b/ })).toBeNull();
    await user.click(opener());
    const dialog = await asked();
    expect(screen.getByText('www.elsewhere.test:8443')).toBeDefined();
    expect(dialog.textContent).not.toContain('help.example.com');
    expect(onFollow).not.toHaveBeenCalled();
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: /^Continue \(leaves this site, opens in a new tab\)/ });
    expect([way.href, way.target, way.rel]).toEqual([
      'https://www.elsewhere.test:8443/help.example.com?to=us#a',
      '_blank',
      'noopener noreferrer',
    ]);
    way.addEventListener('click', (event) => event.preventDefault());
    await user.click(way);
    await gone();
    expect(onFollow).toHaveBeenCalledOnce();
  });

  it.each(['{Enter}', '{Escape}'])('the leave dialog focuses Stay, and after %s the link has the focus again', async (key) => {
    const onFollow = vi.fn<() => void>();
    const user = page('https://elsewhere.test/', { onFollow });
    await user.tab();
    await user.keyboard('{Enter}');
    await asked();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
    await user.keyboard(key);
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(onFollow).not.toHaveBeenCalled();
  });

  it('the leave dialog opens once for two presses, and the later of two links replaces the earlier', async () => {
    const user = page('https://elsewhere.test/');
    opener().click();
    opener().click();
    screen.getByRole('button', { name: /^Other\b/ }).click();
    await asked();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByText('other.test')).toBeDefined();
    await user.keyboard('{Escape}');
    await gone();
  });

  it('the leave dialog closes when the page changes', async () => {
    const user = page('https://elsewhere.test/');
    await user.click(opener());
    await asked();
    screen.getByText('Live').click();
    await gone();
  });

  it.each([
    ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    ['https://help.example.com.evil.test/', 'help.example.com.evil.test'],
    ['https://evil%2Etest/', 'evil.test'],
    ['https://0x7f.1/', '127.0.0.1'],
    [`https://elsewhere.test/${'a'.repeat(2_000)}`, 'elsewhere.test'],
    [`https://${'a.'.repeat(120)}test/`, `${'a.'.repeat(120)}test`],
  ])('the leave dialog names the host as browsers resolve it: %s', async (url, host) => {
    const user = page(url);
    await user.click(opener());
    await asked();
    expect(screen.getByText(host)).toBeDefined();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'http://evil.test/',
    'https://a@evil.test',
    'https://help.example.com@evil.test/',
    'https://help.example.com\\@evil.test/',
    'https://evil.test /',
    'https://',
    `https://${'a.'.repeat(1_000)}test/`,
    'blob:https://evil.test/1',
  ])('no link is drawn for %s', (url) => {
    page(url);
    expect(screen.queryByText(/^Go\b/)).toBeNull();
  });

  it('a fallback link to an unlisted host asks first, and is plain text beside money', async () => {
    const fallback = { __typename: 'FallbackLink' as const, text: 'Instead', url: 'https://elsewhere.test/' };
    const { rerender } = render(<Fallback isStrict={false} fallback={fallback} />);
    await userEvent.click(screen.getByRole('button', { name: /^Instead\b/ }));
    await asked();
    rerender(<Fallback isStrict fallback={fallback} />);
    expect(screen.queryByRole('button', { name: /^Instead\b/, hidden: true })).toBeNull();
    expect(screen.getByText('Instead')).toBeDefined();
  });

  it('a link to an unlisted host beside money is reported and not drawn', () => {
    const report = vi.fn<() => void>();
    render(
      <RenderProvider ports={{ ...ports, report }}>
        <ListedHostsAlone>
          <LinkTo link={to('https://elsewhere.test/')} of="receipt">
            Go
          </LinkTo>
        </ListedHostsAlone>
      </RenderProvider>,
    );
    expect(screen.queryByText(/^Go\b/)).toBeNull();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ nodeId: 'receipt', reason: 'unmapped-link' }));
  });
});

function Fallback({
  isStrict,
  fallback,
}: {
  readonly isStrict: boolean;
  readonly fallback: Parameters<typeof AuthoredFallback>[0]['fallback'];
}) {
  const drawn = <AuthoredFallback fallback={fallback} />;
  return (
    <BrandProvider brand={brand}>
      <MemoryRouter>
        <RenderProvider ports={ports}>{isStrict ? <ListedHostsAlone>{drawn}</ListedHostsAlone> : drawn}</RenderProvider>
      </MemoryRouter>
    </BrandProvider>
  );
}
