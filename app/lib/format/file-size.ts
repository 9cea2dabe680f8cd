/** "12 bytes", "84 KB", "2.4 MB". */
export function formatFileSize(bytes: number) {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${Math.round(bytes / 100_000) / 10} MB`
}
