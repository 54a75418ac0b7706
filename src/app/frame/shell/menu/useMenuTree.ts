import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { type MenuTree, menuTreeAt } from '#src/shared/site/menuTree.ts';
import { pageTypeOf } from '../../paths.ts';
import { useHasCasino } from '../../site/useHasCasino.ts';

export function useMenuTree(): MenuTree | null {
  const { options } = useBrand();
  const hasCasino = useHasCasino();
  const inCasino = pageTypeOf(useLocation().pathname) === 'casino';
  return menuTreeAt(inCasino, { hasCasino, hasSportsbook: options.sportsbook });
}
