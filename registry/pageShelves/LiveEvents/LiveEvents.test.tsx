import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { LiveEvents as cases } from '#fixtures/pageShelves/LiveEvents.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

function Reopened({ children }: { readonly children: ReactNode }) {
  const [time, setTime] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTime(time + 1)}>
        Open again
      </button>
      <Fragment key={time}>{children}</Fragment>
    </>
  );
}

describe('LiveEvents', () => {
  it('the live shelf counts live events beside its title', async () => {
    await stageCase(caseOf('LiveEvents', 'usual'));
    expect(screen.getByText('live').parentElement?.textContent).toBe('2live');
  });

  it('the live shelf names each league once, above its games', async () => {
    await stageCase(caseOf('LiveEvents', 'usual'));
    const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(heads.length).toBeGreaterThan(0);
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('the heading of a league folds its games by keyboard, and stays folded when the page is opened again', async () => {
    const user = userEvent.setup();
    await stageCase(caseOf('LiveEvents', 'usual'), { around: (drawn) => <Reopened>{drawn}</Reopened> });
    const toggle = screen.getAllByRole('button', { expanded: true })[0] ?? expect.fail('no league folds');
    const name = toggle.textContent ?? '';
    const before = screen.getAllByRole('article').length;
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryAllByRole('article').length).toBeLessThan(before);
    await user.click(screen.getByRole('button', { name: 'Open again' }));
    const folded = screen.getByRole('button', { expanded: false });
    expect(folded.textContent).toContain(name);
    await user.click(folded);
    expect(screen.getAllByRole('article')).toHaveLength(before);
  });

  it('the live games can be narrowed to those with a stream if some have one', async () => {
    const { node } = cases.usual;
    const user = userEvent.setup();
    const rows = (node.rows ?? []).map((row, at) => ({ ...row, event: { ...row.event, hasLiveStream: at === 0 } }));
    const streams = { ...node, id: 'live-streams', rows };
    await stageCase({ ...caseOf('LiveEvents', 'usual'), node: streams });
    await user.click(screen.getByRole('button', { name: 'With stream', pressed: false }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'With stream', pressed: true }));
    expect(screen.getAllByRole('article')).toHaveLength(rows.length);
  });

  it('live games that all have a stream are not narrowed', async () => {
    await stageCase(caseOf('LiveEvents', 'usual'));
    expect(screen.queryByRole('button', { name: 'With stream' })).toBeNull();
  });

  it('an empty live shelf shows the operator’s text and a link to upcoming events', async () => {
    await stageCase(caseOf('LiveEvents', 'empty'));
    expect(screen.getByText('Nothing is being played right now')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See upcoming events' }).getAttribute('href')).toBe('/');
  });
});
