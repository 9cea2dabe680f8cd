interface LeaseOptions {
  /** Extends the claim in the database; false if another process has taken it over. */
  renew(): Promise<boolean>
  leaseMs: number
  renewMs: number
  /** When the claim was requested, so that our lease ends before the database's. */
  startedAt: number
}

/** Renews the claim of an email while it is being sent, so that the lease can be short. */
export function holdLease({ renew, leaseMs, renewMs, startedAt }: LeaseOptions) {
  let renewedAt = startedAt
  async function renewOnce() {
    const askedAt = performance.now()
    try {
      renewedAt = (await renew()) ? askedAt : Number.NEGATIVE_INFINITY
    } catch {
      // The database is away; the lease ends unless a later renewal succeeds.
    }
  }
  const timer = setInterval(renewOnce, renewMs)
  return {
    /** Whether no other process can have claimed the email. */
    isValid: () => performance.now() - renewedAt < leaseMs / 2,
    release: () => clearInterval(timer),
  }
}
