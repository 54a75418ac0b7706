import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { styled } from './stitches.ts';

const List = styled('div', {
  display: 'flex',
  gap: '$4',
  overflowX: 'auto',
  // Positioned, so that visually hidden text inside does not widen the page.
  position: 'relative',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  variants: {
    look: {
      underline: { gap: '$16', borderBottom: '1px solid $line' },
      pills: { padding: '$4', backgroundColor: '$surface2', borderRadius: '$control' },
    },
    fitted: { true: { '& > *': { flex: 1 } } },
  },
});

export const tabFace = {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$6',
  minHeight: '$controlSmall',
  whiteSpace: 'nowrap',
  text: 14,
  fontWeight: '$medium',
  color: '$ink2',
  cursor: 'pointer',
  focusRing: -2,
  '&[data-state="active"], &[aria-current="page"]': { color: '$ink1' },
} as const;

const Trigger = styled('button', tabFace, {
  variants: {
    look: {
      underline: {
        minHeight: '44px',
        paddingX: '$4',
        '&[data-state="active"]::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: '3px',
          borderRadius: '3px 3px 0 0',
          backgroundColor: '$accent',
        },
      },
      pills: {
        minHeight: '36px',
        paddingX: '$12',
        borderRadius: '$control',
        '&[data-state="active"]': { backgroundColor: '$surface1', boxShadow: '0 0 0 1px $colors$line' },
      },
    },
  },
});

const Panel = styled('div', { outlineOffset: '2px', '&:focus-visible': { outline: '2px solid $colors$focus' } });

export type Tab = { readonly value: string; readonly label: ReactNode; readonly panel: ReactNode; readonly disabled?: boolean };

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  readonly look?: 'underline' | 'pills';
  readonly fitted?: boolean;
};

/** Follows the ARIA Authoring Practices. Without `value`, stores the chosen tab itself. */
export function Tabs({ label, tabs, value, onValueChange, look = 'underline', fitted = false }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value ?? '');
  const chosen = value ?? own;
  const choose = (next: string): void => {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const next = all[nextIndex(event.key, all.indexOf(event.target as HTMLElement), all.length) ?? -1];
    if (next === undefined || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    next.focus();
    choose(next.dataset['value'] ?? '');
  };
  // The Tab key reaches one enabled tab, even if the chosen one is disabled or missing.
  const enabled = tabs.filter((tab) => tab.disabled !== true);
  const reached = (enabled.find((tab) => tab.value === chosen) ?? enabled[0])?.value;
  return (
    <div>
      <List role="tablist" look={look} fitted={fitted} aria-label={label} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            look={look}
            data-value={tab.value}
            data-state={tab.value === chosen ? 'active' : 'inactive'}
            aria-selected={tab.value === chosen}
            aria-controls={`${id}panel${index}`}
            tabIndex={tab.value === reached ? 0 : -1}
            disabled={tab.disabled ?? false}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          tabIndex={tab.value === chosen ? 0 : -1}
          hidden={tab.value !== chosen}
        >
          {tab.value === chosen ? tab.panel : null}
        </Panel>
      ))}
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
