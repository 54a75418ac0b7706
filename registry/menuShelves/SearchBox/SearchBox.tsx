import type { FragmentType } from '@apollo/client';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type SearchBoxFragment, SearchBoxFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { moveFocusByArrows } from '#src/ui/fields/arrowFocus.ts';
import { inputFace } from '#src/ui/fields/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { firstResult } from './firstResult.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { isOfCasino, isSearch, LONGEST } from '#src/shared/site/searchTerm.ts';
import { useSearch } from './useSearch.ts';

const Form = styled('form', { position: 'relative', width: '100%', maxWidth: '496px', color: '$ink2' });
const Input = styled('input', inputFace, {
  paddingInline: '44px',
  textOverflow: 'ellipsis',
  '&::-webkit-search-cancel-button': { display: 'none' },
});
const Glass = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '$12',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
});
const Clear = styled('span', { position: 'absolute', insetBlock: 0, insetInlineEnd: '$4', display: 'flex', alignItems: 'center' });

export function SearchBox({ node }: { readonly node: FragmentType<SearchBoxFragment> }) {
  const { placeholder: everywhere, casinoPlaceholder, clearLabel, recentTitle } = useNode(SearchBoxFragmentDoc, node);
  const { pathname } = useLocation();
  const placeholder = isOfCasino(pathname) ? (casinoPlaceholder ?? everywhere) : everywhere;
  const { text, recent, type, submit, clear, keep } = useSearch();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    keep();
  };
  const offered = isOpen && text === '' ? recent() : [];
  const isOffering = offered.length > 0;
  const steer = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      input.current?.focus();
      setOpen(false);
    } else if (event.target !== input.current) moveFocusByArrows(event);
    else if (event.key === 'ArrowDown') {
      const recentOne = isOffering ? event.currentTarget.querySelector<HTMLElement>('a[href]') : null;
      const first = recentOne ?? (isSearch(pathname) ? firstResult() : null);
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onFocus={() => setOpen(true)}
      onBlur={leave}
      onKeyDown={steer}
    >
      <Glass aria-hidden>
        <Icon name="search" />
      </Glass>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        aria-label={placeholder}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {text === '' ? null : (
        <Clear>
          <IconButton
            icon="x"
            label={clearLabel}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          />
        </Clear>
      )}
      {isOffering ? <RecentSearches title={recentTitle} terms={offered} onFollow={() => setOpen(false)} /> : null}
    </Form>
  );
}
