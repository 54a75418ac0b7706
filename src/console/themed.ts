import { loadBrand } from '#src/app/startup/boot/brands.ts';
import { loadFonts, showTheme, themeClasses } from '#src/app/startup/boot/theme.ts';
import type { Brand, ThemeMode } from '#src/brand/contract.ts';
import { pageStyles } from '#src/ui/page.ts';

type Classes = ReturnType<typeof themeClasses>;

/** Made once for each brand of a page: a theme's name is its own. */
const made = new Map<string, Classes>();
let shown: Classes | null = null;
let asked = 0;

/** Loads a brand and puts it on this page, in place of the one before. Null when another was asked for meanwhile: a page wears the last one. */
export async function themed(brandId: string, mode: ThemeMode): Promise<Brand | null> {
  const own = (asked += 1);
  const brand = await loadBrand(brandId);
  const root = document.documentElement;
  const classes = made.get(brand.id) ?? themeClasses(brand);
  made.set(brand.id, classes);
  pageStyles();
  // Without its fonts a brand is worn in their stand-ins; those that came once are there at once.
  await loadFonts(brand).catch(() => undefined);
  if (own !== asked) return null;
  if (shown) root.classList.remove(shown.light, shown.dark);
  shown = classes;
  showTheme(root, classes, mode, brand.tokens.colors[mode].chrome);
  return brand;
}
