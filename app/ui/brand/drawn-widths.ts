const FONT = '900 100px "Anybody Headline"'
const EM = 100

let canvas: CanvasRenderingContext2D | null | undefined

/**
 * The widths of a line in em with the narrowest and the widest letters, kerning included. Measured on a canvas, which
 * needs no layout of the page. Undefined if the display font is not loaded or the canvas cannot set letter widths.
 */
export function drawnWidths(line: string): [narrow: number, wide: number] | undefined {
  canvas ??= document.createElement("canvas").getContext("2d")
  if (!canvas || !("fontStretch" in canvas) || !document.fonts.check(FONT, line)) return
  canvas.font = FONT
  return [widthAt(canvas, line, "ultra-condensed"), widthAt(canvas, line, "extra-expanded")]
}

function widthAt(context: CanvasRenderingContext2D, line: string, stretch: CanvasFontStretch) {
  context.fontStretch = stretch
  return context.measureText(line).width / EM
}
