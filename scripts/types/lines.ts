export function block(open: string, lines: string[], close = "}"): string[] {
  return [open, ...lines.map(line => `  ${line}`), close]
}

export function property(name: string) {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}
