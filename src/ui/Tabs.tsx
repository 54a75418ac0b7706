import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/tabs';
import { styled } from './stitches.ts';

const List = styled(Radix.List, {
  display: 'flex',
  gap: '$4',
  overflowX: 'auto',
  // Keeps visually hidden text inside from widening the page.
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

const Trigger = styled(Radix.Trigger, tabFace, {
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

const Panel = styled(Radix.Content, { outlineOffset: '2px', '&:focus-visible': { outline: '2px solid $colors$focus' } });

export type Tab = { readonly value: string; readonly label: ReactNode; readonly panel: ReactNode; readonly disabled?: boolean };

export type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  readonly look?: 'underline' | 'pills';
  readonly fitted?: boolean;
};

/** Follows the ARIA Authoring Practices. Uncontrolled without `value`. */
export function Tabs({ label, tabs, value, onValueChange, look = 'underline', fitted = false }: TabsProps) {
  const control = { ...(value === undefined ? {} : { value }), ...(onValueChange === undefined ? {} : { onValueChange }) };
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ''} {...control}>
      <List look={look} fitted={fitted} aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} look={look} value={tab.value} disabled={tab.disabled ?? false}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </Panel>
      ))}
    </Radix.Root>
  );
}
