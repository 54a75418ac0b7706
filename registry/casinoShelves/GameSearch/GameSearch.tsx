import type { FragmentType } from '@apollo/client';
import { useEffect, useId, useState } from 'react';
import { type GameSearchFragment, GameSearchFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { inputFace } from '#src/ui/fields/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { GameTile } from '../../parts/casinoGame/GameTile.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { SearchResults } from './SearchResults.tsx';

const DEBOUNCE_MS = 250;

const Box = styled('search', { display: 'block', position: 'relative', maxWidth: '496px' });
const Glass = styled('span', {
  position: 'absolute',
  insetInlineStart: '14px',
  insetBlockStart: '12px',
  color: '$ink2',
  pointerEvents: 'none',
});
const Input = styled('input', inputFace, { paddingInlineStart: '44px', borderRadius: '$pill' });

export function GameSearch({ node }: { readonly node: FragmentType<GameSearchFragment> }) {
  const { title, placeholder, suggestions } = useNode(GameSearchFragmentDoc, node);
  const [typed, setTyped] = useState('');
  const [isEntered, enter] = useState(false);
  const term = usePaused(typed.trim());
  const inputId = useId();
  return (
    <Stack gap={16}>
      <div>
        <ShelfHead title={title} />
        <Box>
          <VisuallyHidden as="label" htmlFor={inputId}>
            {title}
          </VisuallyHidden>
          <Glass aria-hidden>
            <Icon name="search" size={20} />
          </Glass>
          <Input
            id={inputId}
            type="search"
            placeholder={placeholder}
            maxLength={64}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onFocus={() => enter(true)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
      </div>
      {term !== '' ? <SearchResults key={term} term={term} /> : null}
      {term === '' && isEntered && suggestions && suggestions.length > 0 ? (
        <Rail label={t`Suggestions`} itemWidth="min(170px, calc((100vw - 56px) / 2.2))" buttons="inline">
          {suggestions.map((game) => (
            <GameTile key={game.id} game={game} />
          ))}
        </Rail>
      ) : null}
    </Stack>
  );
}

function usePaused(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typed === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
