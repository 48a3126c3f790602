/** Pictures that are in view and still loading. An SVG image has no `complete`: its load and error events are recorded. */

/** The smallest picture. It gets an address only where the browser loads pictures. */
const PROBE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The DOM types do not have it yet, nor do all browsers. */
type SvgImage = SVGImageElement & { decode?: () => Promise<void> };

/** The address that an SVG image has loaded, or failed to load. */
const finished = new WeakMap<EventTarget, string>();
let probe: HTMLImageElement | undefined;

/** Begins to record which SVG images have loaded. The listener must be on an element: Chromium sends no load event otherwise. */
export function recordImages(root: HTMLElement): void {
  probe = new Image();
  probe.src = PROBE;
  for (const name of ['load', 'error']) root.addEventListener(name, record, { capture: true, passive: true });
}

/** One promise for each picture in view that is still loading. It settles with the picture. */
export function loadingImages(): Promise<unknown>[] {
  if (!probe?.currentSrc) return [];
  const images = [...document.images].filter((one) => !one.complete && inView(one));
  const svgImages = [...document.querySelectorAll<SvgImage>('image')].filter((one) => one.decode && isLoading(one) && inView(one));
  return [...images.map((one) => one.decode()), ...svgImages.map(finish)];
}

function record({ target }: Event): void {
  if (target instanceof SVGImageElement) finished.set(target, target.href.baseVal);
}

function isLoading(image: SVGImageElement): boolean {
  const address = image.href.baseVal;
  return address !== '' && finished.get(image) !== address;
}

/** Finds pictures whose event was missed: an image outside the document sends none. */
function finish(image: SvgImage): Promise<unknown> {
  const address = image.href.baseVal;
  return image.decode!().finally(() => finished.set(image, address));
}

/** An image without a box has no size: it is not drawn. */
function inView(image: Element): boolean {
  const { left, top, right, bottom, width, height } = image.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
