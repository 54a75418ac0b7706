import type { GameDetailsFragment } from '#src/gql/graphql.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { usePlay } from '../../parts/casinoGame/usePlay.ts';

type Game = NonNullable<GameDetailsFragment['game']>;

export function PlayButtons({ game: { id, title, available, demoAvailable, minBet, maxBet } }: { readonly game: Game }) {
  const play = usePlay();
  const { meet } = useRenderPorts();
  const isVisitor = useAuth().isLoggedIn === false;
  if (!available) return <Text as="p" tone="ink2">{t`This game is closed right now.`}</Text>;
  const opened = { title, of: { gameId: id }, limits: `${minBet.formattedAmount}–${maxBet.formattedAmount}` };
  return (
    <Row gap={8} wrap css={{ marginTop: '$8' }}>
      <Button
        size="large"
        icon="play"
        css={{ flex: '1 1 160px' }}
        onClick={() => (isVisitor ? void meet('LOGIN') : play({ ...opened, isPractice: false }))}
      >
        {isVisitor ? t`Log In to Play` : t`Play`}
      </Button>
      {demoAvailable ? (
        <Button
          size="large"
          tone="secondary"
          css={{ flex: '1 1 160px' }}
          onClick={() => play({ ...opened, isPractice: true })}
        >{t`Practice`}</Button>
      ) : null}
    </Row>
  );
}
