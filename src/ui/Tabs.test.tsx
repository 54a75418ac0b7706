import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { type Tab, Tabs, type TabsProps } from './Tabs.tsx';

const straight = { value: 'straight', label: 'Straight', panel: <a href="/straight">One bet each</a> };
const parlay = { value: 'parlay', label: 'Parlay', panel: 'All together' };
const teaser = { value: 'teaser', label: 'Teaser', panel: 'Moved lines', disabled: true };
const roundRobin = { value: 'round robin', label: 'Round robin', panel: 'Each pair' };
const all: readonly Tab[] = [straight, parlay, teaser, roundRobin];

const draw = (props: Partial<TabsProps> = {}) => render(<Tabs label="Bet type" tabs={all} {...props} />);
const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const inTabOrder = () =>
  screen
    .getAllByRole('tab')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
const panel = () => screen.getByRole('tabpanel').textContent;

describe('roles and names of tabs', () => {
  test('the list of tabs is named, and each tab names the panel that it controls', () => {
    draw();
    expect(screen.getByRole('tablist', { name: 'Bet type' })).toBeDefined();
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id));
    expect(panels.map((each) => each.getAttribute('aria-labelledby'))).toEqual(screen.getAllByRole('tab').map(({ id }) => id));
    expect(screen.getByRole('tabpanel', { name: 'Straight' }).textContent).toBe('One bet each');
  });

  test('two lists of the same tabs share no id', () => {
    draw();
    draw({ label: 'The same again' });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(16);
  });

  test('one tab is chosen, and only its panel is drawn', () => {
    draw();
    expect(screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
    const drawn = screen.getAllByRole('tabpanel', { hidden: true }).map(({ hidden, textContent }) => [hidden, textContent]);
    expect(drawn).toEqual([
      [false, 'One bet each'],
      [true, ''],
      [true, ''],
      [true, ''],
    ]);
  });
});

describe('tabs by keys', () => {
  test.each([
    ['{ArrowRight}', 'Straight', 'Parlay'],
    ['{ArrowRight}', 'Parlay', 'Round robin'],
    ['{ArrowRight}', 'Round robin', 'Straight'],
    ['{ArrowLeft}', 'Straight', 'Round robin'],
    ['{ArrowLeft}', 'Round robin', 'Parlay'],
    ['{Home}', 'Round robin', 'Straight'],
    ['{End}', 'Straight', 'Round robin'],
  ])('%s on %s focuses and chooses %s, past disabled tabs and round the ends', async (key, from, to) => {
    draw();
    await userEvent.click(tab(from));
    await userEvent.keyboard(key);
    expect([focused(), chosen(), inTabOrder()]).toEqual([to, [to], [to]]);
    expect(screen.getByRole('tabpanel', { name: to }).hidden).toBe(false);
  });

  test('home and end skip disabled tabs at the ends', async () => {
    draw({ tabs: [teaser, straight, parlay, { ...teaser, value: 'pleaser', label: 'Pleaser' }] });
    await userEvent.click(tab('Straight'));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Parlay');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Straight');
  });

  test('the Tab key goes from the chosen tab to its panel, and back', async () => {
    draw({ value: 'parlay' });
    await userEvent.tab();
    expect(focused()).toBe('Parlay');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Parlay');
  });

  test.each([
    ['no tab', 'gone'],
    ['a disabled tab', 'teaser'],
  ])('the Tab key reaches the first enabled tab if %s is chosen', (_, value) => {
    draw({ tabs: [teaser, straight, parlay], value });
    expect(inTabOrder()).toEqual(['Straight']);
  });

  test.each(['ArrowUp', 'ArrowDown', 'PageDown', 'a'])('%s is left to the page', (key) => {
    draw();
    expect(fireEvent.keyDown(tab('Straight'), { key })).toBe(true);
    expect(chosen()).toEqual(['Straight']);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('an arrow with %s is left to the browser', (held) => {
    draw();
    expect(fireEvent.keyDown(tab('Straight'), { key: 'ArrowLeft', [held]: true })).toBe(true);
    expect(chosen()).toEqual(['Straight']);
    expect(fireEvent.keyDown(tab('Straight'), { key: 'ArrowLeft' })).toBe(false);
  });

  test('keys in a panel move no tab', () => {
    draw();
    expect(fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowRight' })).toBe(true);
    expect(chosen()).toEqual(['Straight']);
  });
});

describe('tabs by presses', () => {
  test('a press chooses a tab, but not a disabled one', async () => {
    draw();
    await userEvent.click(tab('Parlay'));
    expect([panel(), chosen()]).toEqual(['All together', ['Parlay']]);
    expect(tab('Teaser').disabled).toBe(true);
    await userEvent.click(tab('Teaser'));
    expect([panel(), chosen()]).toEqual(['All together', ['Parlay']]);
  });

  test('controlled tabs report each other choice once and keep their panel', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    draw({ value: 'straight', onValueChange });
    await userEvent.click(tab('Straight'));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(tab('Parlay'));
    expect(onValueChange.mock.calls).toEqual([['parlay']]);
    expect(panel()).toBe('One bet each');
  });

  test('tabs in a form do not submit it', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Tabs label="Bet type" tabs={all} />
      </form>,
    );
    await userEvent.click(tab('Parlay'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
