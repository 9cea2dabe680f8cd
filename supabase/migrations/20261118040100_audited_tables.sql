-- The tables that staff change. tests/policies/site/audited-tables.test.ts names the ones that are missing.

call private.audit_table('public.user_roles', is_server_logged => true);
call private.audit_table('public.site_settings');
do $$
declare
  name text;
begin
  foreach name in array array[
    'article_categories', 'article_previews', 'article_tags', 'articles', 'certificate_requests', 'certificates',
    'chapter_applications', 'chapter_members', 'check_in_links', 'contact_messages', 'donations', 'event_dates',
    'event_join_links', 'event_registrations', 'gift_offers', 'helplines', 'history_entries', 'impact_metrics',
    'impact_months', 'impact_state_baselines', 'impact_states', 'kit_requests', 'kit_stock', 'newsletter_issues',
    'newsletter_resumptions', 'newsletter_subscribers', 'payment_differences', 'picture_records', 'press_coverage',
    'press_pictures', 'quiz_allowances', 'raffle_entries', 'raffles', 'receipts', 'search_synonyms', 'shift_signups', 'shifts', 'state_laws', 'volunteer_applications',
    'volunteer_hours'
  ] loop
    call private.audit_table(format('public.%I', name)::regclass);
  end loop;
end $$;
call private.audit_table('public.authors', '{slug,name,role}');
call private.audit_table('public.awards', '{text}');
call private.audit_table('public.campaigns', '{matched_by}');
call private.audit_table('public.chapters', '{led_by}');
call private.audit_table('public.events', '{line_up}');
call private.audit_table('public.pictures', '{alt,credit}');
call private.audit_table('public.raffle_winners', '{handover_note,public_name,public_state}');
call private.audit_table('public.team_members', '{name,role,text}');
call private.audit_table('private.chapter_allotments');
call private.audit_table('private.payment_events');
