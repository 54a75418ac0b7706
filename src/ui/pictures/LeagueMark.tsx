import { Crest, type CrestLook } from './Crest.tsx';

export function LeagueMark({ mark, size = 20 }: { readonly mark: CrestLook; readonly size?: 16 | 20 | 24 | 32 | 40 }) {
  return <Crest crest={mark} size={size} />;
}
