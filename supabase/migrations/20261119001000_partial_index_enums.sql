-- As in 20261119000900_enum_statistics.sql, for every enum that a partial index names: while all gifts had one state of
-- review, the planner expected to find any other sooner in the table than in the index that holds only those.
alter table public.articles alter column kind set (n_distinct = 2);
alter table public.articles alter column status set (n_distinct = 5);
alter table public.donations alter column status set (n_distinct = 6);
alter table public.donations alter column wall_review set (n_distinct = 3);
alter table public.newsletter_issues alter column status set (n_distinct = 4);
alter table public.refund_requests alter column status set (n_distinct = 3);
alter table public.reversal_reports alter column status set (n_distinct = 4);
alter table public.subscriptions alter column status set (n_distinct = 4);
alter table public.supporter_pages alter column review set (n_distinct = 3);
alter table public.user_roles alter column role set (n_distinct = 8);
alter table public.volunteer_applications alter column stage set (n_distinct = 7);
alter table public.volunteer_hours alter column status set (n_distinct = 3);

analyze public.articles (kind, status);
analyze public.donations (status, wall_review);
analyze public.newsletter_issues (status);
analyze public.refund_requests (status);
analyze public.reversal_reports (status);
analyze public.subscriptions (status);
analyze public.supporter_pages (review);
analyze public.user_roles (role);
analyze public.volunteer_applications (stage);
analyze public.volunteer_hours (status);
