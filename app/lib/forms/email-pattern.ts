/** Looser than the standard, which allows addresses without a domain name. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const EMAIL_MAX_LENGTH = 254
