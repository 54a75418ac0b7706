import { loadBrand } from '#src/app/startup/boot/brands.ts';
import { loadFonts, showTheme, themeClasses } from '#src/app/startup/boot/theme.ts';
import type { Brand, ThemeMode } from '#src/brand/contract.ts';
import { pageStyles } from '#src/ui/page.ts';

type Classes = ReturnType<typeof themeClasses>;

/** Theme classes by brand. Created only once, because theme names must be unique. */
const made = new Map<string, Classes>();
let shown: Classes | null = null;
let asked = 0;

/** Shows a brand's theme. Null if a newer call replaced this one. */
export async function themed(brandId: string, mode: ThemeMode): Promise<Brand | null> {
  const own = (asked += 1);
  const brand = await loadBrand(brandId);
  const root = document.documentElement;
  const classes = made.get(brand.id) ?? themeClasses(brand);
  made.set(brand.id, classes);
  pageStyles();
  // If the fonts fail to load, fallback fonts stay.
  await loadFonts(brand).catch(() => undefined);
  if (own !== asked) return null;
  if (shown) root.classList.remove(shown.light, shown.dark);
  shown = classes;
  showTheme(root, classes, mode, brand.tokens.colors[mode].chrome);
  return brand;
}
