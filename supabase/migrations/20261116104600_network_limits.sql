-- How often visitors of one network may call what stores rows or sends email. The embedded gateway counts calls by
-- the visitor's address; on a hosted project every visitor has the address of the site's server, so it does not.
-- A class of 40 behind one address stays far below these numbers.

comment on function public.start_quiz is 'network-limit: 200 per 600 seconds';
comment on function public.save_survey is 'network-limit: 200 per 600 seconds';
comment on function public.request_adult is 'network-limit: 60 per 3600 seconds';
comment on function public.send_chapter_message is 'network-limit: 20 per 3600 seconds';
comment on function public.apply_for_chapter is 'network-limit: 20 per 3600 seconds';
