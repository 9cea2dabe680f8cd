-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_position(lesson uuid, block text, block_index integer DEFAULT 0, seconds numeric DEFAULT 0, checks jsonb DEFAULT '{}'::jsonb, is_done boolean DEFAULT false, at timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS public.position_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_position($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.save_position(lesson uuid, block text, block_index integer, seconds numeric, checks jsonb, is_done boolean, at timestamp with time zone) to authenticated;
