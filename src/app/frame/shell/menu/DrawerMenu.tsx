import { useAuth } from '#src/core/auth/index.ts';
import { InDrawerContext } from '#src/ui/menu/menuPlace.ts';
import { styled } from '#src/ui/stitches.ts';
import { LeftMenu } from './LeftMenu.tsx';
import { VisitorEntries } from './VisitorEntries.tsx';
import { LoginLinks } from '../LoginLinks.tsx';

const Top = styled('div', { padding: '0 $12 $12' });
const Foot = styled('div', { padding: '$16 $12', borderTop: '1px solid $line' });

export function DrawerMenu({ onFollow }: { readonly onFollow: () => void }) {
  const isVisitor = useAuth().isLoggedIn === false;
  return (
    <InDrawerContext value>
      {isVisitor ? (
        <Top>
          <LoginLinks onFollow={onFollow} isInRow />
        </Top>
      ) : null}
      <LeftMenu mode="expanded" onFollow={onFollow} />
      {isVisitor ? (
        <Foot>
          <VisitorEntries onFollow={onFollow} isBelowMenu />
        </Foot>
      ) : null}
    </InDrawerContext>
  );
}
