/** Sides in pixels that browsers ask of an installable site. */
export const ICON_SIZES = [192, 512] as const;

/** Beside the server, which serves each brand its own. */
export const ICON_FOLDER = 'icons';
export const iconFile = (brand: string, size: number): string => `${ICON_FOLDER}/${brand}-${size}.png`;
