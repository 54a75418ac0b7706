import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import type { RenderReport } from '#src/render/index.ts';
import { type Choice, choiceOf, addressOf } from './address.ts';
import { Gallery } from './Gallery.tsx';

/** Draws what an address asks for. */
function open(choice: Partial<Choice>, isHeard = true) {
  const onReport = vi.fn<(report: RenderReport) => void>();
  const read = choiceOf(new URL(addressOf('preview', choice), 'http://gallery').search);
  const view = render(<Gallery brand={brand} choice={read} onReport={isHeard ? onReport : null} />);
  return { ...view, reasons: () => onReport.mock.calls.map(([{ kind, reason }]) => `${kind} ${reason}`) };
}
const links = { family: 'pageShelves', kind: 'QuickLinks', name: 'usual' } as const;
const before = 'without:QuickLinksShelf';

describe('an address of the gallery', () => {
  it('draws its case', async () => {
    const { reasons } = open(links);
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(1);
    expect(reasons()).toEqual([]);
  });

  it('finds a kind by its folder and by its type', async () => {
    open({ kind: 'QuickLinksShelf', name: 'one' });
    expect(await screen.findAllByRole('link')).toHaveLength(1);
  });

  it('draws every case of a kind under a heading of its own, when it names none', async () => {
    const { container } = open({ ...links, name: null });
    expect(container.querySelectorAll('[data-case^="pageShelves/QuickLinks/"]').length).toBeGreaterThan(5);
    expect(await screen.findByRole('heading', { name: 'pageShelves · QuickLinks · hostile' })).toBeDefined();
  });

  it('says so when there is no such case', () => {
    open({ ...links, name: 'nobody' });
    expect(screen.getByText('This case does not exist.')).toBeDefined();
  });

  it('writes prices as it asks', async () => {
    const { container } = open({ family: 'pageShelves', kind: 'MarketGrid', name: 'one', odds: 'EURO' });
    await waitFor(() => expect(container.textContent).toMatch(/\d\.\d{2}/));
    expect(container.textContent).not.toMatch(/[+-]\d{3}/);
  });
});

describe('an older build', () => {
  it('skips an optional kind that it does not know, and reports it', async () => {
    const { container, reasons } = open({ ...links, build: before });
    await waitFor(() => expect(reasons()).toEqual(['QuickLinksShelf unsupported']));
    expect(within(container).queryByRole('link')).toBeNull();
  });

  it('shows what the author wrote in its place', async () => {
    open({ ...links, build: before, criticality: 'DEGRADABLE' });
    expect(await screen.findByText('Fallback text for clients that can’t show this part.')).toBeDefined();
  });

  it('blocks where the kind is mandatory', async () => {
    open({ ...links, build: before, criticality: 'MANDATORY' });
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('tells by itself what it reported, where nobody listens', async () => {
    open({ ...links, build: before }, false);
    expect(await screen.findByText('Reported: unsupported (QuickLinksShelf)')).toBeDefined();
  });
});

describe('what is no node', () => {
  it('is a link, with where it leads', () => {
    open({ family: 'deepLinks', kind: 'WebPage', name: 'usual' });
    expect(screen.getByRole('link', { name: 'Follow (leaves this site)' }).getAttribute('href')).toBe('https://help.example.com/limits');
    expect(screen.getByText('Opens https://help.example.com/limits')).toBeDefined();
  });

  it('is a link that leads nowhere, which is reported', () => {
    const { reasons } = open({ family: 'deepLinks', kind: 'WebPage', name: 'hostile' });
    expect(screen.getByText(/^This link leads nowhere/)).toBeDefined();
    expect(reasons()).toEqual(['WebPageDeepLink unmapped-link']);
  });

  it('is an action, which tells how it ended', async () => {
    open({ family: 'actions', kind: 'Acknowledge', name: 'one' });
    expect(screen.getByText('No requirements.')).toBeDefined();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Result: \S/));
  });

  it('is unknown to a build from before it', () => {
    const { reasons } = open({ family: 'deepLinks', kind: 'WebPage', name: 'usual', build: 'without:WebPageDeepLink' });
    expect(reasons()).toEqual(['UnknownWebPageDeepLink unmapped-link']);
  });
});

describe('a dialog', () => {
  it('waits to be opened among others, and is open alone', async () => {
    open({ family: 'dialogs', kind: 'Custom', name: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Open' });
    if (first) await userEvent.click(first);
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});
