import type { FragmentType } from '@apollo/client';
import { useAuth } from '#src/core/auth/index.ts';
import { type WalletBoxFragment, WalletBoxFragmentDoc } from '#src/gql/graphql.ts';
import { useNode, usePagePaths } from '#src/render/index.ts';
import { BalanceBox, type BalanceWord } from '#src/ui/menu/BalanceBox.tsx';
import { wordsIn } from '../../parts/text/words.ts';

export function WalletBox({ node }: { readonly node: FragmentType<WalletBoxFragment> }) {
  const authored = useNode(WalletBoxFragmentDoc, node);
  const [restrictedPath = null] = usePagePaths([authored.restrictedLink]);
  const { account } = useAuth();
  return account && <BalanceBox balances={account.balances} words={wordsIn<BalanceWord>(authored)} restrictedPath={restrictedPath} />;
}
