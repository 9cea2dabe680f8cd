-- Row-level security hides the statistics of an enum from the planner, because enums are compared by functions that are
-- not leakproof. Then it only knows how many different values a column has: where all rows have one status, it expects
-- none with another, takes an index of those for empty and reads all of it. With the number of labels instead, each
-- label is expected to be equally frequent, whatever the rows contain.
alter table public.event_registrations alter column status set (n_distinct = 7);
alter table public.events alter column status set (n_distinct = 3);
alter table public.donations alter column source set (n_distinct = 5);
alter table public.donations alter column visibility set (n_distinct = 3);

analyze public.event_registrations (status);
analyze public.events (status);
analyze public.donations (source, visibility);
