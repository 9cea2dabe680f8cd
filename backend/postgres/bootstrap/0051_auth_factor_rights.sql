-- Who has a second factor is followed by a table of ours, through a trigger.
grant trigger on auth.mfa_factors to postgres;
