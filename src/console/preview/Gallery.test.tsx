import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import type { RenderReport } from '#src/render/index.ts';
import { type Choice, choiceOf, addressOf } from './address.ts';
import { Gallery } from './Gallery.tsx';

function open(choice: Partial<Choice>, isHeard = true) {
  const onReport = vi.fn<(report: RenderReport) => void>();
  const read = choiceOf(new URL(addressOf('preview', choice), 'http://gallery').search);
  const view = render(<Gallery brand={brand} choice={read} onReport={isHeard ? onReport : null} />);
  return { ...view, reasons: () => onReport.mock.calls.map(([{ kind, reason }]) => `${kind} ${reason}`) };
}
const links = { family: 'pageShelves', kind: 'QuickLinks', name: 'usual' } as const;
const before = 'without:QuickLinksShelf';

describe('an address of the gallery', () => {
  it('a gallery address draws its case', async () => {
    const { reasons } = open(links);
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(1);
    expect(reasons()).toEqual([]);
  });

  it('a kind is found by its folder and by its type', async () => {
    open({ kind: 'QuickLinksShelf', name: 'one' });
    expect(await screen.findAllByRole('link')).toHaveLength(1);
  });

  it('an address without a case draws every case of the kind under a heading', async () => {
    const { container } = open({ ...links, name: null });
    expect(container.querySelectorAll('[data-case^="pageShelves/QuickLinks/"]').length).toBeGreaterThan(5);
    expect(await screen.findByRole('heading', { name: 'pageShelves · QuickLinks · hostile' })).toBeDefined();
  });

  it('an unknown case says that it does not exist', () => {
    open({ ...links, name: 'nobody' });
    expect(screen.getByText('This case does not exist.')).toBeDefined();
  });

  it('odds are drawn in the chosen format', async () => {
    const { container } = open({ family: 'pageShelves', kind: 'MarketGrid', name: 'one', odds: 'EURO' });
    await waitFor(() => expect(container.textContent).toMatch(/\d\.\d{2}/));
    expect(container.textContent).not.toMatch(/[+-]\d{3}/);
  });
});

describe('an older build', () => {
  it('an older build skips an optional unknown kind and reports it', async () => {
    const { container, reasons } = open({ ...links, build: before });
    await waitFor(() => expect(reasons()).toEqual(['QuickLinksShelf unsupported']));
    expect(within(container).queryByRole('link')).toBeNull();
  });

  it('an older build shows the fallback of a degradable unknown kind', async () => {
    open({ ...links, build: before, criticality: 'DEGRADABLE' });
    expect(await screen.findByText('Fallback text for clients that can’t show this part.')).toBeDefined();
  });

  it('an older build blocks for a mandatory unknown kind', async () => {
    open({ ...links, build: before, criticality: 'MANDATORY' });
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  it('reports are shown on the page if nothing receives them', async () => {
    open({ ...links, build: before }, false);
    expect(await screen.findByText('Reported: unsupported (QuickLinksShelf)')).toBeDefined();
  });
});

describe('kinds without a node', () => {
  it('a deep link is drawn as a link with its address', () => {
    open({ family: 'deepLinks', kind: 'WebPage', name: 'usual' });
    expect(screen.getByRole('link', { name: 'Follow (leaves this site)' }).getAttribute('href')).toBe('https://help.example.com/limits');
    expect(screen.getByText('Opens https://help.example.com/limits')).toBeDefined();
  });

  it('an invalid deep link is reported', () => {
    const { reasons } = open({ family: 'deepLinks', kind: 'WebPage', name: 'hostile' });
    expect(screen.getByText(/^This link leads nowhere/)).toBeDefined();
    expect(reasons()).toEqual(['WebPageDeepLink unmapped-link']);
  });

  it('an action is drawn as a button and shows its result', async () => {
    open({ family: 'actions', kind: 'Acknowledge', name: 'one' });
    expect(screen.getByText('No requirements.')).toBeDefined();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Result: \S/));
  });

  it('a deep link is unknown to a build without its kind', () => {
    const { reasons } = open({ family: 'deepLinks', kind: 'WebPage', name: 'usual', build: 'without:WebPageDeepLink' });
    expect(reasons()).toEqual(['UnknownWebPageDeepLink unmapped-link']);
  });
});

describe('a dialog', () => {
  it('dialogs are closed in a list of cases and can be opened', async () => {
    open({ family: 'dialogs', kind: 'Custom', name: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Open' });
    if (first) await userEvent.click(first);
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});
