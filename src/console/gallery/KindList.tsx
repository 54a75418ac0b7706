import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { addressOf, type Choice } from '../preview/address.ts';
import { allCases } from '../preview/cases.ts';
import { type FoundFamily, found, inWords } from './find.ts';
import { Jump } from './Jump.tsx';
import { moveFocus } from './moveFocus.ts';

const List = styled('nav', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$16',
  minHeight: 0,
  overflowY: 'auto',
  padding: '$4',
  margin: '-$4',
});
const Family = styled('h2', {
  position: 'sticky',
  top: '-4px',
  paddingY: '$4',
  paddingInline: '$8',
  backgroundColor: '$surface1',
  text: 12,
  fontWeight: '$medium',
  color: '$ink3',
  zIndex: 1,
});
const Entry = styled(Jump, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '$8',
  minHeight: '32px',
  paddingInline: '$8',
  borderRadius: '$6',
  text: 14,
  color: '$ink1',
  textDecoration: 'none',
  focusRing: -2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
  '&[aria-current="true"]': { backgroundColor: '$accentSoft', color: '$accentInk', fontWeight: '$medium' },
});

type KindListProps = {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
  readonly searchRef: React.RefObject<HTMLInputElement | null>;
};

export function KindList({ choice, onChange, searchRef }: KindListProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLElement>(null);
  const families = found(allCases, search);
  const count = families.reduce((sum, { kinds }) => sum + kinds.length, 0);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <Field
        ref={searchRef}
        label="Find a kind or a case"
        type="search"
        placeholder="tabs, hostile, receipt…"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.querySelector('a')?.focus();
        }}
      />
      <Text size={13} tone="ink2" role="status">
        {count === 0 ? 'No matches. Try another name.' : `${count} ${count === 1 ? 'kind' : 'kinds'}`}
      </Text>
      <List ref={list} aria-label="Kinds" onKeyDown={(event) => moveFocus(event, searchRef.current)}>
        {families.map((family) => (
          <FamilyList key={family.family} family={family} choice={choice} onChange={onChange} />
        ))}
      </List>
    </>
  );
}

type FamilyListProps = Pick<KindListProps, 'choice' | 'onChange'> & { readonly family: FoundFamily };

function FamilyList({ family: { family, kinds }, choice, onChange }: FamilyListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Family id={id}>{inWords(family)}</Family>
      <ul>
        {kinds.map(({ kind, names, name }) => {
          const isHere = !choice.isOwn && choice.family === family && choice.kind === kind;
          // Keeps the case name when the kind changes, to compare kinds.
          const next = name ?? (choice.name !== null && names.includes(choice.name) ? choice.name : (names[0] ?? null));
          const target = { ...choice, family, kind, name: next, isOwn: false, build: 'now' };
          return (
            <li key={kind}>
              <Entry to={addressOf('gallery', target)} onJump={() => onChange(target)} aria-current={isHere ? 'true' : undefined}>
                <span>{kind}</span>
                <Text size={12} tone="ink3">
                  {name ?? names.length}
                </Text>
              </Entry>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
