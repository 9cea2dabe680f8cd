-- Page rows leave a place for the organization's name, which is a setting, instead of spelling it.
update public.pages set
  title = replace(title, 'Open Airway', '{site}'),
  description = replace(description, 'Open Airway', '{site}'),
  lead = replace(lead, 'Open Airway', '{site}'),
  sections = replace(sections::text, 'Open Airway', '{site}')::jsonb
where concat_ws(' ', title, description, lead, sections::text) like '%Open Airway%';
