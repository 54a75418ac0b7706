import { createRoot } from 'react-dom/client';
import { brandIds, loadBrand } from '#src/app/boot/brands.ts';
import { loadFonts, showTheme, themeClasses } from '#src/app/boot/theme.ts';
import { pageStyles } from '#src/ui/page.ts';
import { Gallery } from './Gallery.tsx';

const asked = new URLSearchParams(location.search);

/** The family's noun may stand at the end of a kind's name or not. */
const kind = asked.get('kind')?.replace(/(Shelf|Dialog|Form|ReceiptLine)$/, '') ?? null;

const brand = await loadBrand(asked.get('brand') ?? brandIds[0] ?? '');
const mode = asked.get('mode') === 'dark' ? 'dark' : 'light';
showTheme(document.documentElement, themeClasses(brand), mode, brand.tokens.colors[mode].chrome);
pageStyles();
await loadFonts(brand);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery brand={brand} wanted={{ family: asked.get('family'), kind, name: asked.get('case') }} />);
