-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE PROCEDURE private.add_editable_email(IN message text, IN placeholders text DEFAULT ''::text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  insert into private.email_placeholders (message, name, is_needed, is_optional) values ($1, 'site', false, false);
  insert into private.email_placeholders (message, name, is_needed, is_optional)
    select $1, rtrim(part, '!?'), part like '%!%', part like '%?%'
    from regexp_split_to_table(placeholders, ' ') as part where part <> '';
end $procedure$;
