-- For the trigger that records which users have a second factor.
grant trigger on auth.mfa_factors to postgres;
